import { useState } from 'react';
import { SAVED_FILTER_NAME_MAX } from '@tokpa/contract/saved-filters';
import { useNavigate } from 'react-router-dom';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemove';
import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListItemText, MenuItem, TextField } from '@mui/material';
import { ActDialog } from './act-dialog.tsx';
import { MenuButton } from './menu-button.tsx';
import { type KeptFilters, useSavedFilters } from './use-saved-filters.ts';

const LABEL = 'Mes filtres';
const NARROW = { sx: { maxWidth: 'min(20rem, calc(100vw - 2rem))' } };

function NameDialog({ kept, onClose }: { kept: KeptFilters; onClose: () => void }) {
  const { saved, keep, isKeeping, problem } = kept;
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const given = name.trim();
  const isMissing = isTried && given === '';
  const isTaken = saved?.some((one) => one.name === given) ?? false;
  function submit() {
    setTried(true);
    if (given === '') return;
    keep(given, onClose);
  }
  return (
    <ActDialog
      title="Enregistrer ces filtres"
      submitLabel={isTaken ? 'Remplacer' : 'Enregistrer'}
      isBusy={isKeeping}
      problem={problem}
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
        slotProps={{ htmlInput: { maxLength: SAVED_FILTER_NAME_MAX } }}
      />
    </ActDialog>
  );
}

/** As long as nobody knows what was kept: a name that is taken would be taken over unasked. */
function unknownItem({ fault, isReading, readAgain }: KeptFilters) {
  return (
    <MenuItem key="-unknown" disabled={isReading} onClick={readAgain}>
      <ListItemText sx={{ whiteSpace: 'normal' }}>
        {isReading || fault === undefined ? 'Lecture de vos filtres…' : `${fault} Touchez ici pour réessayer.`}
      </ListItemText>
    </MenuItem>
  );
}

type MenuItemsProps = { kept: KeptFilters; onNaming: () => void; onDone: () => void };

/** A menu takes its items one by one, not in a fragment: the arrow keys lead from one to the next. */
function menuItems({ kept, onNaming, onDone }: MenuItemsProps, open: (to: string) => void) {
  const { saved, hasFilters, current, drop } = kept;
  if (!saved) return [unknownItem(kept)];
  const items = saved.map((one) => (
    <MenuItem
      key={one.id}
      selected={one === current}
      onClick={() => {
        open(`?${one.query}`);
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
          drop(current);
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

/** The filters that somebody comes back to every day, under names of their own. */
export function SavedFilters() {
  const kept = useSavedFilters();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <MenuButton label={LABEL} icon={<BookmarkBorderIcon />} paper={NARROW}>
        {(close) => {
          const startNaming = () => {
            close();
            setNaming(true);
          };
          return menuItems({ kept, onNaming: startNaming, onDone: close }, (to) => void navigate(to));
        }}
      </MenuButton>
      {isNaming && <NameDialog kept={kept} onClose={() => setNaming(false)} />}
    </>
  );
}
