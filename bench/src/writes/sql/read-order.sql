select
orders.id, orders.user_id as "userId", orders.order_number as "orderNumber", orders.status, orders.payment_method as "paymentMethod",
orders.subtotal_amount as "subtotalAmount", orders.shipping_fee as "shippingFee", orders.cod_fee as "codFee",
orders.total_amount as "totalAmount", orders.discount_amount as "discountAmount", orders.final_amount as "finalAmount",
orders.uncollected_amount as "uncollectedAmount",
case when orders.coupon_code is not null then json_build_object('code', orders.coupon_code) end as coupon,
orders.items_count as "itemsCount", orders.created_at as "createdAt", orders.updated_at as "updatedAt",
orders.shipping_address as "shippingAddress", orders.payable_until as "payableUntil", orders.paid_at as "paidAt", orders.customer_name as "customerName",
orders.customer_phone as "customerPhone",
json_build_object('name', orders.customer_name, 'email', orders.customer_email, 'phone', orders.customer_phone) as customer,
coalesce(
(select nullif(case when "account"."email" like '%.invalid' then '' else "account"."email" end, '') from users account where account.id = orders.user_id), orders.customer_email) as "mailAddress",
(
select coalesce(json_agg(json_build_object(
  'id', item.id, 'quantity', item.quantity, 'price', item.price, 'totalAmount', item.price * item.quantity,
  'itemType', case when item.product_id is not null then 'PRODUCT' when item.formation_id is not null then 'FORMATION'
    when item.seminar_id is not null then 'SEMINAR' else 'COACHING_SESSION' end,
  'product', case when item.product_id is not null then json_build_object(
'id', item.product_id, 'price', item.price, 'name', item.name, 'variation', item.variation_name, 'picture', item.picture,
'slug', case when products.status = 'PUBLISHED' then products.slug end,
'images', case when item.picture is null then '[]'::json else json_build_array(item.picture ->> 'src') end) end,
  'formation', case when item.formation_id is not null then json_build_object('id', item.formation_id, 'price', item.price,
    'title', item.name, 'image', item.picture ->> 'src', 'picture', item.picture) end,
  'coachingSession', case when "item"."coaching_session_id" is not null then json_build_object(
    'id', "item"."coaching_session_id", 'price', item.price, 'title', item.name, 'picture', item.picture) end,
  'seminar', case when "item"."seminar_id" is not null then json_build_object(
    'id', "item"."seminar_id", 'price', item.price, 'title', item.name, 'picture', item.picture) end
) order by item.position, item.id), '[]'::json)
from order_items item left join products on products.id = item.product_id where item.order_id = orders.id) as "orderItems", (
select coalesce(json_agg(json_build_object(
  'status', event.status, 'note', event.note, 'actor', event.actor, 'createdAt', to_char("event"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by event.id), '[]'::json)
from order_events event where event.order_id = orders.id) as events,
(
select coalesce(json_agg(json_build_object(
  'id', attempt.id, 'provider', attempt.provider, 'providerId', attempt.provider_reference, 'method', attempt.method,
  'amount', attempt.amount, 'currency', attempt.currency, 'status', attempt.status,
  'createdAt', to_char("attempt"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by attempt.id), '[]'::json)
from payment_attempts attempt where attempt.order_id = orders.id) as transactions, (
select json_build_object('provider', attempt.provider, 'method', attempt.method) from payment_attempts attempt
where attempt.order_id = orders.id and attempt.paid_at is not null
order by attempt.amount <= (
select coalesce(sum(amount), 0) from payment_refunds its where its.attempt_id = attempt.id and its.status <> 'FAILED'), attempt.paid_at, attempt.id limit 1) as "paidWith", (
select coalesce(json_agg(json_build_object('id', refund.id, 'amount', refund.amount, 'reason', refund.reason,
  'status', case when refund.withdrawn_at is not null then 'WITHDRAWN' else refund.status end,
  'createdAt', to_char("refund"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by refund.id), '[]'::json)
from payment_refunds refund join payment_attempts attempt on attempt.id = refund.attempt_id where attempt.order_id = orders.id) as refunds, (
select coalesce(sum(attempt.amount - coalesce((
  select sum(refund.amount) from payment_refunds refund where refund.attempt_id = attempt.id and refund.status <> 'FAILED'), 0)), 0)::integer
from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'PAID') as "refundableAmount",
(
select coalesce(sum(refund.amount), 0)::integer
from payment_refunds refund join payment_attempts its on its.id = refund.attempt_id
where its.order_id = orders.id and refund.status <> 'FAILED' and exists (
select from payment_attempts attempt join orders on orders.id = attempt.order_id
where attempt.id = refund.attempt_id and orders.paid_at is not null and not exists (
  select from payment_attempts other where other.order_id = orders.id and other.paid_at is not null
    and (other.amount <= (
select coalesce(sum(amount), 0) from payment_refunds its where its.attempt_id = other.id and its.status <> 'FAILED'), other.paid_at, other.id) < (attempt.amount <= (
select coalesce(sum(amount), 0) from payment_refunds its where its.attempt_id = attempt.id and its.status <> 'FAILED'), attempt.paid_at, attempt.id)))) as "refundedAmount", (
select coalesce(sum(refund.amount), 0)::integer
from payment_refunds refund join payment_attempts its on its.id = refund.attempt_id
where its.order_id = orders.id and refund.status in ('PENDING', 'MANUAL') and exists (
select from payment_attempts attempt join orders on orders.id = attempt.order_id
where attempt.id = refund.attempt_id and orders.paid_at is not null and not exists (
  select from payment_attempts other where other.order_id = orders.id and other.paid_at is not null
    and (other.amount <= (
select coalesce(sum(amount), 0) from payment_refunds its where its.attempt_id = other.id and its.status <> 'FAILED'), other.paid_at, other.id) < (attempt.amount <= (
select coalesce(sum(amount), 0) from payment_refunds its where its.attempt_id = attempt.id and its.status <> 'FAILED'), attempt.paid_at, attempt.id)))) as "dueRefundAmount",
(select json_build_object('year', year, 'number', number) from invoices where order_id = orders.id) as invoice from orders where orders.id = $1 and orders.user_id = $2
