import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DashboardStats } from '@tokpa/contract/dashboard';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthContext, type AuthProvider, ResourceDefinitionContextProvider, TestMemoryRouter } from 'react-admin';
import { expect, test } from 'vitest';
import { Waiting } from './waiting.tsx';

const NONE = { waiting: 0 };
const quiet = {
  payments: NONE,
  lowStock: { total: 0, products: [], withVariationOut: 0 },
  reviews: NONE,
  comments: NONE,
  returns: NONE,
  messages: NONE,
  mails: NONE,
  exampleContacts: 0,
} as unknown as DashboardStats;

/** What the first screen says to somebody with these permissions. */
function shown(stats: DashboardStats, permissions: readonly string[]): string {
  const queries = new QueryClient();
  queries.setQueryData(['auth', 'getPermissions', {}], permissions);
  const authProvider = { getPermissions: async () => permissions } as unknown as AuthProvider;
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AuthContext.Provider value={authProvider}>
        <ResourceDefinitionContextProvider definitions={{ settings: { name: 'settings', hasList: true } }}>
          <TestMemoryRouter>
            <Waiting stats={stats} />
          </TestMemoryRouter>
        </ResourceDefinitionContextProvider>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );
}

test('whoever may change the settings is led to them while the shop gives out invented contacts', () => {
  const invented = { ...quiet, exampleContacts: 3 };
  const mayChange = ['settings.read', 'settings.write'];
  expect(shown(invented, mayChange)).toMatch(/href="[^"]*\/settings".*Coordonnées d’exemple.*3.*mettez les vôtres/);
  expect(shown(invented, ['settings.read'])).not.toContain('Coordonnées d’exemple');
  expect(shown(quiet, mayChange)).toBe('');
});
