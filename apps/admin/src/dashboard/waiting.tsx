import { LinkBase, usePermissions, useResourceDefinitions } from 'react-admin';
import type { DashboardStats } from '@tokpa/contract/dashboard';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { mayUse } from '../access.ts';

type Matter = {
  resource: string;
  title: string;
  why: string;
  count: number;
  to: string;
  /** What must be allowed to do something about it, where that is more than to read. */
  act?: 'edit';
};

function listOf(resource: string, filter: object, sort?: string): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), ...(sort && { sort, order: 'ASC' }) })}`;
}

/** What waits for somebody besides the orders, and where it is done. */
function mattersOf({ payments, lowStock, reviews, comments, returns, messages, mails }: DashboardStats): Matter[] {
  return [
    {
      resource: 'transactions',
      title: 'Paiements à regarder',
      why: 'Le prestataire n’a pas répondu, quelque chose ne va pas, ou de l’argent est venu sans commande.',
      count: payments.waiting,
      to: listOf('transactions', { needsAttention: true }),
    },
    {
      resource: 'products',
      title: 'Stock bas',
      why: lowStock.products
        .slice(0, 3)
        .map(({ name, stock }) => `${name} (${stock})`)
        .join(', '),
      count: lowStock.total,
      to: listOf('products', { status: 'PUBLISHED', stock: 'short' }, 'stock'),
    },
    {
      resource: 'products',
      title: 'Déclinaisons en rupture',
      why: 'Ces produits se vendent encore, mais il leur manque une option.',
      count: lowStock.withVariationOut,
      to: listOf('products', { status: 'PUBLISHED', stock: 'variation-out' }),
    },
    {
      resource: 'reviews',
      title: 'Avis à relire',
      why: 'Ils paraîtront quand vous les aurez acceptés.',
      count: reviews.waiting,
      to: listOf('reviews', { status: 'PENDING' }),
    },
    {
      resource: 'blog-comments',
      title: 'Commentaires à relire',
      why: 'Ils paraîtront quand vous les aurez acceptés.',
      count: comments.waiting,
      to: listOf('blog-comments', { status: 'PENDING' }),
    },
    {
      resource: 'return-requests',
      title: 'Demandes de retour',
      why: 'Le client attend une réponse.',
      count: returns.waiting,
      to: listOf('return-requests', { status: 'NEW' }),
    },
    {
      resource: 'contact-messages',
      title: 'Messages',
      why: 'Le client attend une réponse.',
      count: messages.waiting,
      to: listOf('contact-messages', { status: 'NEW' }),
    },
    {
      resource: 'mails',
      title: 'Emails qui ne partent pas',
      why: 'Le serveur de messagerie ne les prend pas, ou l’adresse n’existe pas.',
      count: mails.waiting,
      to: listOf('mails', { stuck: 'true' }),
    },
  ];
}

/** Nothing says it to the owner of a new shop but this: pages, invoices and mails send shoppers to somebody who is not there. */
function contactsMatter({ exampleContacts }: DashboardStats): Matter {
  return {
    resource: 'settings',
    title: 'Coordonnées d’exemple',
    why: 'La boutique donne encore à ses clients un téléphone ou un email qui n’existe pas : mettez les vôtres.',
    count: exampleContacts,
    to: '/settings',
    act: 'edit',
  };
}

function MatterCard({ title, why, count, to }: Matter) {
  return (
    <Card>
      <CardActionArea component={LinkBase} to={to} sx={{ p: 2, height: '100%' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 700, color: 'primary.main' }}>
            {count}
          </Typography>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {why}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

/** Only what there is, and what this person may do. */
export function Waiting({ stats }: { stats: DashboardStats }) {
  const definitions = useResourceDefinitions();
  const { permissions = [] } = usePermissions<string[]>();
  const matters = [contactsMatter(stats), ...mattersOf(stats)].filter(
    ({ resource, count, act = 'list' }) =>
      count > 0 && definitions[resource]?.hasList && mayUse(permissions, resource, act),
  );
  return matters.map((matter) => <MatterCard key={matter.title} {...matter} />);
}
