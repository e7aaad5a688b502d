import { Children, createContext, isValidElement, type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type DataTableColumnProps, type SortPayload, useListContext } from 'react-admin';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { MenuButton } from './menu-button.tsx';

type Order = SortPayload['order'];
type Sort = { field: string; label: string; first: Order };

const LABEL = 'Trier';
const ORDER_WORDS: Readonly<Record<Order, string>> = { ASC: 'ordre croissant', DESC: 'ordre décroissant' };
const TOUCH = { minHeight: 44, minWidth: 44 };
const OPPOSITE: Readonly<Record<Order, Order>> = { ASC: 'DESC', DESC: 'ASC' };

type Place = { place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void };
const SortPlaceContext = createContext<Place>({ place: null, setPlace: () => undefined });

/** What a list is made of knows by what it can be sorted; the choice of it stands among the acts above. */
export function SortPlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ place, setPlace }), [place]);
  return <SortPlaceContext value={value}>{children}</SortPlaceContext>;
}

/** Where the choice of an order stands, on a phone. */
export function SortPlace() {
  const { setPlace } = use(SortPlaceContext);
  return <Box component="span" ref={setPlace} sx={{ display: 'contents' }} />;
}

/** The columns that a table sorts by, in its words. */
function sortsOf(columns: ReactNode): Sort[] {
  return Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<DataTableColumnProps>(column)) return [];
    const { source, label, disableSort, sortByOrder } = column.props;
    if (source === undefined || disableSort || typeof label !== 'string') return [];
    return [{ field: source, label, first: sortByOrder ?? 'ASC' }];
  });
}

function SortMenu({ sorts }: { sorts: readonly Sort[] }) {
  const { sort, setSort } = useListContext();
  const current = sorts.find(({ field }) => field === sort.field);
  const order = (field: string, first: Order) => (field === sort.field ? OPPOSITE[sort.order] : first);
  return (
    <MenuButton
      label={LABEL}
      name={current ? `${LABEL} : ${current.label}, ${ORDER_WORDS[sort.order]}` : LABEL}
      icon={<SwapVertIcon />}
      sx={TOUCH}
    >
      {(close) =>
        sorts.map((one) => (
          <MenuItem
            key={one.field}
            selected={one === current}
            onClick={() => {
              setSort({ field: one.field, order: order(one.field, one.first) });
              close();
            }}
          >
            <ListItemIcon>
              {one === current && (sort.order === 'ASC' ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />)}
            </ListItemIcon>
            <ListItemText primary={one.label} secondary={one === current && ORDER_WORDS[sort.order]} />
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}

/** One column after the other, as a touch on their heads would: a second touch turns the order round. */
export function SortChoice({ children }: { children: ReactNode }) {
  const { place } = use(SortPlaceContext);
  const sorts = sortsOf(children);
  return place && sorts.length > 0 && createPortal(<SortMenu sorts={sorts} />, place);
}
