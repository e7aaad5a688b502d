import { sayCount } from '@tokpa/contract/say-count';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Tag from 'lucide-react/icons/tag';
import { frenchSpaces } from '../ui/french-spaces.ts';

const commitmentsOf = (warrantyYears: number) => [
  {
    Icon: ShieldCheck,
    title: 'Authentique',
    text:
      warrantyYears > 0
        ? `Chaque article est contrôlé avant de partir, et les appareils de mesure sont garantis ${sayCount(warrantyYears, 'an')}.`
        : 'Chaque article est contrôlé avant de partir.',
  },
  {
    Icon: Tag,
    title: 'Au prix affiché',
    text: 'Pas de marchandage ni de surprise : le total, livraison comprise, se lit avant de payer.',
  },
  {
    Icon: HeartHandshake,
    title: 'Varié et local',
    text: 'Moringa, kinkéliba, miel, karité, baobab : ce que la région fait de bon, à côté des appareils et compléments.',
  },
  {
    Icon: MessagesSquare,
    title: 'Honnête sur la santé',
    text: 'Nos conseils éclairent un choix. Pour un diagnostic ou un traitement, nous vous renvoyons vers un médecin.',
  },
];

export function Commitments({ warrantyYears }: { warrantyYears: number }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:gap-5">
      {commitmentsOf(warrantyYears).map(({ Icon, title, text }) => (
        <li
          key={title}
          className="flex break-inside-avoid items-start gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
        >
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-tint text-primary">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-muted">{frenchSpaces(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
