import { Suspense, useEffect, useState } from 'react';
import {
  AppBar,
  CheckForApplicationUpdate,
  LinkBase,
  Loading,
  Logout,
  Sidebar,
  SkipNavigationButton,
  useGetIdentity,
  useSidebarState,
  UserMenu,
  useUserMenu,
  type LayoutProps,
} from 'react-admin';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import StorefrontIcon from '@mui/icons-material/Storefront';
import { Box, Button, ListItemIcon, ListItemText, MenuItem, Typography, useMediaQuery } from '@mui/material';
import { FaultBoundary } from './fault-boundary.tsx';
import { keepFocus } from './keep-focus.ts';
import { MAIN_CONTENT } from './main-content.ts';
import { MainMenu } from './main-menu.tsx';
import { SessionReturnDialog } from './session-return-dialog.tsx';
import { useScreenChange } from './use-screen-change.ts';

function AccountItem() {
  const { onClose } = useUserMenu() ?? {};
  return (
    <MenuItem component={LinkBase} to="/account" onClick={onClose}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Mon compte</ListItemText>
    </MenuItem>
  );
}

/** Its name is what it shows: who is signed in; « Profil » where there is room for its icon alone. */
function WhoMenu() {
  const { identity } = useGetIdentity();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  return (
    <UserMenu label={(isWide && identity?.fullName) || 'ra.auth.user_menu'}>
      <AccountItem />
      <Logout />
    </UserMenu>
  );
}

function TopBar() {
  return (
    <AppBar alwaysOn color="primary" userMenu={<WhoMenu />}>
      <Typography sx={{ flex: 1, fontWeight: 700 }}>Back-office</Typography>
      <Button
        href="/"
        color="inherit"
        startIcon={<StorefrontIcon />}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, mr: 1 }}
      >
        Voir la boutique
      </Button>
    </AppBar>
  );
}

/**
 * Beside the screen, or a drawer over a phone's. A drawer that finds the menu open and is closed before it has slid in never gives the
 * page back, which neither moves nor is read from then on: where a screen turns narrow the menu is closed before there is a drawer.
 */
function MenuPlace() {
  // As the sidebar asks it.
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setIsOpen] = useSidebarState();
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  const isTurning = wasNarrow !== isNarrow;
  if (isTurning && isOpen !== isNarrow) setWasNarrow(isNarrow);
  useEffect(() => {
    if (isTurning) setIsOpen(!isNarrow);
  }, [isTurning, isNarrow, setIsOpen]);
  if (isNarrow && isTurning) return null;
  return (
    <Sidebar>
      <MainMenu />
    </Sidebar>
  );
}

/**
 * What surrounds every screen of somebody who is signed in. Not react-admin's own: there the menu stands within the main content,
 * and a wide table widens the whole page.
 */
export function Frame({ children }: LayoutProps) {
  useScreenChange();
  useEffect(keepFocus, []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipNavigationButton />
      <TopBar />
      <Box sx={{ display: 'flex', flexGrow: 1, mt: { xs: 7, sm: 6 } }}>
        <MenuPlace />
        <Box
          component="main"
          id={MAIN_CONTENT}
          tabIndex={-1}
          sx={{ flex: '1 1 0', minWidth: 0, px: 1, '&:focus': { outline: 'none' } }}
        >
          <FaultBoundary>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </FaultBoundary>
        </Box>
      </Box>
      <SessionReturnDialog />
      <CheckForApplicationUpdate />
    </Box>
  );
}
