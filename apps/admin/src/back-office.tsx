import { Admin, Resource } from 'react-admin';
import { api } from './api.ts';
import { createAuthProvider } from './auth-provider.ts';
import * as categories from './categories/index.ts';
import { Dashboard } from './dashboard/index.ts';
import { createDataProvider } from './data-provider.ts';
import { french } from './french.ts';
import * as orders from './orders/index.ts';
import * as products from './products/index.ts';
import { Frame, SignIn } from './shell/index.ts';
import { theme } from './theme.ts';

const authProvider = createAuthProvider(api);
const dataProvider = createDataProvider(api);

export function BackOffice() {
  return (
    <Admin
      title="Back-office"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={french}
      loginPage={SignIn}
      layout={Frame}
      dashboard={Dashboard}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      <Resource name="orders" {...orders.screens} />
      <Resource name="products" {...products.screens} />
      <Resource name="categories" {...categories.screens} />
    </Admin>
  );
}
