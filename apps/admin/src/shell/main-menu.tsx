import { useEffect, useRef } from 'react';
import {
  Menu,
  type MenuItemLinkProps,
  useBasename,
  useCreatePath,
  useGetResourceLabel,
  useMatch,
  usePermissions,
  useResourceDefinitions,
} from 'react-admin';
import TodayIcon from '@mui/icons-material/Today';
import { Typography } from '@mui/material';
import { mayUse } from '../access.ts';
import { MENU } from './menu.ts';

const TO_THE_TOP = { _scrollToTop: true };

/** One place to go to; where somebody comes shows as such, and is in sight in a menu that is longer than the screen. */
function MenuItemAt({ isCurrent, ...item }: MenuItemLinkProps & { isCurrent: boolean }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return <Menu.Item role="link" {...item} ref={place} aria-current={isCurrent ? 'page' : undefined} />;
}

function MenuEntry({ name }: { name: string }) {
  const { [name]: definition } = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const to = useCreatePath()({ resource: name, type: 'list' });
  const Icon = definition?.icon;
  return (
    <MenuItemAt
      to={to}
      state={TO_THE_TOP}
      primaryText={labelOf(name, 2)}
      leftIcon={Icon && <Icon />}
      isCurrent={useMatch({ path: to, end: false }) !== null}
    />
  );
}

/** A heading and the resources below it that this person may see; nothing when there are none. */
function MenuGroup({ title, resources }: (typeof MENU)[number]) {
  const definitions = useResourceDefinitions();
  const { permissions = [] } = usePermissions<string[]>();
  const shown = resources.filter((name) => definitions[name]?.hasList && mayUse(permissions, name, 'list'));
  if (shown.length === 0) return null;
  return (
    <>
      <Typography
        component="h2"
        sx={{ px: 2, pt: 2, pb: 0.5, fontSize: '0.75rem', fontWeight: 700, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {shown.map((name) => (
        <MenuEntry key={name} name={name} />
      ))}
    </>
  );
}

/** The day's work first, then what the shop holds. Pages to go to, not the acts of a program's menu: headings may stand among them. */
export function MainMenu() {
  const start = `${useBasename()}/`;
  return (
    <Menu component="nav" role="navigation" aria-label="Menu principal">
      <MenuItemAt
        to={start}
        primaryText="À faire maintenant"
        leftIcon={<TodayIcon />}
        isCurrent={useMatch({ path: start, end: true }) !== null}
      />
      {MENU.map((group) => (
        <MenuGroup key={group.title} {...group} />
      ))}
    </Menu>
  );
}
