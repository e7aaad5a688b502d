import type { Profile } from '@tokpa/contract/auth';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { useSession } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { phoneText } from '../ui/phone-text.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfileTab() {
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function close() {
    setEditing(false);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="profil">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="profil" tabIndex={-1} className="text-xl outline-none">
          {isEditing ? 'Modifier mon profil' : 'Mon profil'}
        </h2>
        {user && !isEditing && (
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            Modifier
          </Button>
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
        {!user && <ProfileSkeleton />}
        {user && !isEditing && <ProfileView user={user} />}
        {user && isEditing && <ProfileForm user={user} onClose={close} />}
      </div>
    </section>
  );
}

function ProfileView({ user }: { user: Profile }) {
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Entry name="Prénom" value={user.firstName} />
      <Entry name="Nom" value={user.lastName} />
      <Entry name="Email" value={user.email} />
      <Entry name="Téléphone" value={phoneText(user.phone) || 'Non renseigné'} />
    </dl>
  );
}

function Entry({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg break-words">{value}</dd>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Chargement de votre profil..." className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Skeleton className="h-11 w-40" />
      <Skeleton className="h-11 w-40" />
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-11 w-48" />
    </SkeletonGroup>
  );
}
