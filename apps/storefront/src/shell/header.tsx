import Heart from 'lucide-react/icons/heart';
import User from 'lucide-react/icons/user';
import { loginAddress } from '../api/origin.ts';
import { SearchBox } from '../search/index.ts';
import { useSession } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import { CartButton } from './cart-button.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Logo } from './logo.tsx';
import type { ShellData } from './shell-data.ts';
import { TopBanner } from './top-banner.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';

const ICON_LINK = 'tap-square rounded-control text-ink transition-colors hover:bg-primary-tint';

/** Logo and icons stay in sight; on a phone the search box has its own line and scrolls away. */
export function Header({ settings }: Pick<ShellData, 'settings'>) {
  return (
    <header className="contents">
      <TopBanner text={settings.bannerText} phone={settings.supportPhone} />
      <div className="relative top-0 z-30 border-b border-line bg-sand/95 backdrop-blur-sm tall:sticky lg:border-0">
        <div className="column flex flex-wrap items-center gap-x-6 py-2">
          <Logo name={settings.shopName} />
          <div className="hidden flex-1 md:block">
            <SearchBox />
          </div>
          <div className="ml-auto flex items-center md:ml-0 md:gap-1">
            <Link to="/favorites" aria-label="Mes favoris" className={ICON_LINK}>
              <Heart aria-hidden="true" className="size-6" />
            </Link>
            <CartButton />
            <AccountLink />
          </div>
        </div>
        <ConnectionNotice />
        <UnfinishedNotice />
      </div>
      <div className="column pt-3 md:hidden">
        <SearchBox />
      </div>
    </header>
  );
}

function AccountLink() {
  const { status } = useSession();
  const isShopper = status === 'shopper';
  // Kept pages are the same for every query: the way back is added once the page is alive, and anew whenever the frame is drawn for another.
  const login = status === 'visitor' ? loginAddress() : '/login';
  return (
    <Link
      to={isShopper ? '/account' : login}
      aria-label={isShopper ? 'Mon compte' : 'Se connecter'}
      className={ICON_LINK}
    >
      <User aria-hidden="true" className="size-6" />
    </Link>
  );
}
