import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { SideMenu } from '../ui/side-menu.tsx';
import { ACCOUNT_TABS, accountAddress } from './account-tabs.ts';
import type { AccountTab } from './account-tabs.ts';
import { leaveShop } from './leave-shop.ts';

const ICONS: Readonly<Record<AccountTab, ReactNode>> = {
  profil: <UserRound aria-hidden="true" className="size-5" />,
  commandes: <Package aria-hidden="true" className="size-5" />,
  adresses: <MapPin aria-hidden="true" className="size-5" />,
  parametres: <Settings aria-hidden="true" className="size-5" />,
};

const ITEMS = ACCOUNT_TABS.map((tab) => ({ ...tab, to: accountAddress(tab.id), icon: ICONS[tab.id] }));

export function AccountMenu({ current }: { current: AccountTab }) {
  return <SideMenu label="Mon compte" items={ITEMS} current={current} footer={<LogOutButton />} />;
}

function LogOutButton() {
  return (
    <button
      type="button"
      onClick={() => void leaveShop()}
      className="flex min-h-12 w-full items-center gap-2 whitespace-nowrap rounded-control px-3 font-medium text-terracotta transition-colors hover:bg-terracotta-tint"
    >
      <LogOut aria-hidden="true" className="size-5" />
      Se déconnecter
    </button>
  );
}
