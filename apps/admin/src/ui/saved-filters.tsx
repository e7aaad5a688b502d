import { useId, useState, type MouseEvent } from 'react';
import { Button, useGetIdentity, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemove';
import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem, TextField } from '@mui/material';
import { ActDialog } from './act-dialog.tsx';
import {
  dropSavedFilter,
  isSameFilter,
  keepSavedFilter,
  readSavedFilters,
  SAVED_NAME_MAX,
  searchOf,
  type SavedFilter,
} from './saved-filters-store.ts';

const LABEL = 'Mes filtres';

type Kept = {
  saved: readonly SavedFilter[];
  /** What the list is filtered by now, without a name yet. */
  now: Omit<SavedFilter, 'name'>;
  current: SavedFilter | undefined;
  keep: (name: string) => void;
  drop: (name: string) => void;
};

/** What this person has kept of this list. */
function useSavedFilters(): Kept {
  const { identity } = useGetIdentity();
  const { resource, filterValues, displayedFilters, sort } = useListContext();
  const [, setTimesChanged] = useState(0);
  const person = String(identity?.id ?? '');
  const filter = filterValues as SavedFilter['filter'];
  const now = { filter, displayedFilters: (displayedFilters ?? {}) as SavedFilter['displayedFilters'], sort };
  const saved = readSavedFilters(person, resource);
  const changed = () => setTimesChanged((times) => times + 1);
  return {
    saved,
    now,
    current: saved.find((one) => isSameFilter(one.filter, filter)),
    keep(name) {
      keepSavedFilter(person, resource, { ...now, name });
      changed();
    },
    drop(name) {
      dropSavedFilter(person, resource, name);
      changed();
    },
  };
}

function NameDialog({ kept: { saved, keep }, onClose }: { kept: Kept; onClose: () => void }) {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const given = name.trim();
  const isMissing = isTried && given === '';
  const isTaken = saved.some((one) => one.name === given);
  function submit() {
    setTried(true);
    if (given === '') return;
    keep(given);
    onClose();
  }
  return (
    <ActDialog
      title="Enregistrer ces filtres"
      submitLabel={isTaken ? 'Remplacer' : 'Enregistrer'}
      isBusy={false}
      problem={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Nom"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isMissing}
        helperText={isMissing ? 'Donnez un nom à ces filtres' : isTaken && 'Ce nom existe : il prendra ces filtres-ci'}
        // The dialog asks for nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of what has just been opened
        autoFocus
        slotProps={{ htmlInput: { maxLength: SAVED_NAME_MAX } }}
      />
    </ActDialog>
  );
}

type MenuItemsProps = { kept: Kept; onNaming: () => void; onDone: () => void };

/** A menu takes its items one by one, not in a fragment: the arrow keys lead from one to the next. */
function menuItems(
  { kept: { saved, now, current, drop }, onNaming, onDone }: MenuItemsProps,
  open: (to: string) => void,
) {
  const hasFilters = Object.keys(now.filter).length > 0;
  const items = saved.map((one) => (
    <MenuItem
      key={one.name}
      selected={one === current}
      onClick={() => {
        open(`?${searchOf(one)}`);
        onDone();
      }}
    >
      <ListItemIcon>
        {one === current ? <CheckIcon fontSize="small" /> : <BookmarkBorderIcon fontSize="small" />}
      </ListItemIcon>
      <ListItemText sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{one.name}</ListItemText>
    </MenuItem>
  ));
  if (saved.length > 0 && hasFilters) items.push(<Divider key="-" component="li" />);
  if (current)
    items.push(
      <MenuItem
        key="-drop"
        onClick={() => {
          drop(current.name);
          onDone();
        }}
      >
        <ListItemIcon>
          <BookmarkRemoveIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>Oublier « {current.name} »</ListItemText>
      </MenuItem>,
    );
  if (hasFilters && !current)
    items.push(
      <MenuItem key="-keep" onClick={onNaming}>
        <ListItemIcon>
          <BookmarkAddIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Enregistrer ces filtres…</ListItemText>
      </MenuItem>,
    );
  if (items.length === 0)
    items.push(
      <MenuItem key="-none" onClick={onDone}>
        <ListItemText sx={{ whiteSpace: 'normal' }}>
          Filtrez ou cherchez d’abord : vous pourrez garder ces filtres sous un nom.
        </ListItemText>
      </MenuItem>,
    );
  return items;
}

/** The filters that somebody comes back to every day, under names of their own; this browser remembers them. */
export function SavedFilters() {
  const kept = useSavedFilters();
  const navigate = useNavigate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isNaming, setNaming] = useState(false);
  const close = () => setAnchor(undefined);
  function startNaming() {
    close();
    setNaming(true);
  }
  return (
    <>
      <Button
        label={LABEL}
        aria-label={LABEL}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <BookmarkBorderIcon />
      </Button>
      <Menu
        id={id}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-label': LABEL }, paper: { sx: { maxWidth: 'min(20rem, calc(100vw - 2rem))' } } }}
      >
        {menuItems({ kept, onNaming: startNaming, onDone: close }, (to) => void navigate(to))}
      </Menu>
      {isNaming && <NameDialog kept={kept} onClose={() => setNaming(false)} />}
    </>
  );
}
