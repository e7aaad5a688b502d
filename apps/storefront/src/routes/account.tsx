import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  accountAddress,
  AccountMenu,
  AccountSkeleton,
  accountTabLabel,
  ProfileTab,
  readAccountTab,
  SettingsTab,
  WayBack,
} from '../account/index.ts';
import type { AccountTab } from '../account/index.ts';
import { AddressBook, NEW_ADDRESS } from '../addresses/index.ts';
import { BuyAgainButton } from '../order/index.ts';
import { OrdersList, readFilters } from '../orders-list/index.ts';
import type { BuyAgainSlot } from '../orders-list/index.ts';
import { ShopperOnly, useSession } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/account.ts';
import { readPage } from '../ui/list-address.ts';
import { pageMeta } from './page-meta.ts';
import { useAddArticles } from './use-add-articles.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: `${accountTabLabel(new URLSearchParams(location.search))} — Mon compte`,
    description: 'Votre profil, vos commandes, vos adresses et vos paramètres.',
    unlisted: true,
  });

export default function AccountPage() {
  return (
    <div className="column py-6 md:py-10">
      <h1 className="text-2xl">Mon compte</h1>
      <ShopperOnly fallback={<AccountSkeleton />} afterLogout="/">
        <Account />
      </ShopperOnly>
    </div>
  );
}

function Account() {
  const { user } = useSession();
  const tab = readAccountTab(useSearchParams()[0]);
  const Panel = PANELS[tab];
  return (
    <>
      <p className="mb-4 min-h-6 text-muted md:mb-6">{user && `Bonjour ${user.firstName}`}</p>
      <WayBack />
      <div className="flex flex-col gap-6 md:flex-row md:gap-8">
        <AccountMenu current={tab} />
        <div className="min-w-0 flex-1">
          <Panel />
          {(tab === 'profil' || tab === 'commandes') && <LearningLink />}
        </div>
      </div>
    </>
  );
}

/** Formations are read on a page of their own. */
function LearningLink() {
  return (
    <Link
      to="/account/formations"
      className="pushed-down mt-5 flex min-h-13 items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2 font-medium hover:border-primary hover:text-primary"
    >
      Mes formations, séminaires et coaching
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}

/** The first page has the list's own address. */
function pageInAddress(page: number | undefined): number | undefined {
  return page === 1 ? undefined : page;
}

const BuyAgain: BuyAgainSlot = ({ order }) => {
  const buyAgain = useAddArticles();
  return <BuyAgainButton order={order} onBuyAgain={buyAgain} isAmongOthers />;
};

function OrdersTab() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <OrdersList
      page={readPage(query)}
      filters={readFilters(query)}
      addressOf={({ page, ...filters }) => accountAddress('commandes', { ...filters, page: pageInAddress(page) })}
      BuyAgain={BuyAgain}
      onFilter={(filters) => void navigate(accountAddress('commandes', filters), { preventScrollReset: true })}
    />
  );
}

function AddressesTab() {
  const [query] = useSearchParams();
  const page = readPage(query);
  return (
    <AddressBook
      page={page}
      open={query.get('adresse')}
      places={{
        add: accountAddress('adresses', { adresse: NEW_ADDRESS }),
        edit: (id) => accountAddress('adresses', { page: pageInAddress(page), adresse: id }),
        page: (to) => accountAddress('adresses', { page: pageInAddress(to) }),
      }}
    />
  );
}

const PANELS: Readonly<Record<AccountTab, () => ReactNode>> = {
  profil: ProfileTab,
  commandes: OrdersTab,
  adresses: AddressesTab,
  parametres: SettingsTab,
};
