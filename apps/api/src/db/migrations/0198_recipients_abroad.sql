-- A parcel for Lomé is announced on a number of Togo: that of the account stays one of Bénin.
alter table shipping_addresses
  drop constraint shipping_addresses_phone_shape,
  add constraint shipping_addresses_phone_shape check (phone ~ '^\+22[0-9]\d{8,10}$|^\+233\d{9}$');
