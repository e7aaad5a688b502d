import { AppBar, CheckForApplicationUpdate, Layout, Menu, TitlePortal, type LayoutProps } from 'react-admin';
import StorefrontIcon from '@mui/icons-material/Storefront';
import TodayIcon from '@mui/icons-material/Today';
import { Button } from '@mui/material';

function TopBar() {
  return (
    <AppBar color="primary">
      <TitlePortal component="span" />
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
