import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';
import { leaveShop } from './leave-shop.ts';
import { useDataExport } from './use-data-export.ts';

const ChangePasswordDialog = partOnDemand(() => import('./change-password-dialog.tsx'));
const DeleteAccountDialog = partOnDemand(() => import('./delete-account-dialog.tsx'));

export function SettingsTab() {
  const [open, setOpen] = useState<'password' | 'deletion' | null>(null);
  const dataExport = useDataExport();
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="parametres">
      <h2 id="parametres" className="mb-5 flex min-h-11 items-center text-xl">
        Paramètres
      </h2>
      <ul className="flex flex-col gap-4">
        <Setting
          icon={<KeyRound aria-hidden="true" className="size-5" />}
          title="Mot de passe"
          text="Changez-le si vous pensez que quelqu’un le connaît. Vos autres appareils seront déconnectés."
        >
          <Button variant="secondary" onClick={() => setOpen('password')}>
            Changer le mot de passe
          </Button>
        </Setting>
        <Setting
          icon={<Download aria-hidden="true" className="size-5" />}
          title="Mes données"
          text="Profil, adresses, commandes et avis : tout ce que nous gardons sur vous, dans un fichier."
        >
          <Button variant="secondary" busy={dataExport.isPending} onClick={() => dataExport.mutate()}>
            Télécharger mes données
          </Button>
        </Setting>
        <Setting
          icon={<LogOut aria-hidden="true" className="size-5" />}
          title="Session"
          text="Déconnectez-vous si cet appareil n’est pas le vôtre."
        >
          <Button variant="secondary" onClick={() => void leaveShop()}>
            Se déconnecter
          </Button>
        </Setting>
        <Setting
          icon={<TriangleAlert aria-hidden="true" className="size-5 text-terracotta" />}
          title="Suppression du compte"
          text="Vos données personnelles sont effacées pour toujours."
        >
          <Button variant="danger" onClick={() => setOpen('deletion')}>
            Supprimer mon compte
          </Button>
        </Setting>
      </ul>
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'deletion' && <DeleteAccountDialog onClose={close} />}
    </section>
  );
}

type SettingProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Setting({ icon, title, text, children }: SettingProps) {
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 lg:flex-row lg:flex-wrap lg:items-center">
      <div className="flex items-start gap-3 lg:flex-[1_1_16rem]">
        <span className="mt-0.5 shrink-0 text-primary">{icon}</span>
        <div className="min-w-0">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </div>
      </div>
      <div className="flex flex-col lg:w-72">{children}</div>
    </li>
  );
}
