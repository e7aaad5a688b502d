import { useSession } from '../session/index.ts';
import { Notice } from '../ui/notice.tsx';
import { isAccountHere } from './session-here.ts';

/** For whom the new password will be, to whoever is logged in on this device. The address itself stands in its field below. */
export function WhosePassword({ email }: { email: string }) {
  const session = useSession();
  if (!session.user) return null;
  return (
    <Notice tone="info">
      {isAccountHere(session, email) ? (
        'Cet appareil est connecté à ce compte. Le nouveau mot de passe déconnectera tous vos appareils, celui-ci compris.'
      ) : (
        <>
          Cet appareil est connecté au compte <span className="break-words">{session.user.email}</span>. Le nouveau mot
          de passe sera celui de l’adresse ci-dessous ; cet appareil sera ensuite déconnecté.
        </>
      )}
    </Notice>
  );
}
