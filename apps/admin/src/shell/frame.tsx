import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  Menu,
  useGetIdentity,
  UserMenu,
  type LayoutProps,
} from 'react-admin';
import StorefrontIcon from '@mui/icons-material/Storefront';
import TodayIcon from '@mui/icons-material/Today';
import { Button, Typography } from '@mui/material';

/** Its name is what it shows: who is signed in. */
function WhoMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? 'Profil'}>
      <Logout />
    </UserMenu>
  );
}

function TopBar() {
  return (
    <AppBar color="primary" userMenu={<WhoMenu />}>
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

/** The day's work first, then what the shop holds. */
function MainMenu() {
  return (
    <Menu component="nav" aria-label="Menu principal">
      <Menu.DashboardItem primaryText="À faire maintenant" leftIcon={<TodayIcon />} />
      <Menu.ResourceItems />
    </Menu>
  );
}

/** What surrounds every screen of somebody who is signed in. */
export function Frame({ children, ...rest }: LayoutProps) {
  return (
    <Layout {...rest} appBar={TopBar} menu={MainMenu}>
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}
