import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Avatar, List, ListItem, ListItemAvatar, ListItemText, Typography } from '@mui/material';
import { Panel } from '../ui/index.ts';

type Line = Order['orderItems'][number];

function nameOf({ product, formation, coachingSession, seminar }: Line): string {
  if (product) return product.variation ? `${product.name} (${product.variation})` : product.name;
  return (formation ?? coachingSession ?? seminar)?.title ?? 'Article inconnu';
}

function OrderLine({ line }: { line: Line }) {
  const { picture } = line.product ?? line.formation ?? line.coachingSession ?? line.seminar ?? {};
  return (
    <ListItem disableGutters divider>
      <ListItemAvatar>
        <Avatar variant="rounded" src={picture?.src} alt="">
          {nameOf(line).charAt(0)}
        </Avatar>
      </ListItemAvatar>
      <ListItemText primary={nameOf(line)} secondary={`${line.quantity} × ${formatFcfa(line.price)}`} />
      <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap', pl: 1 }}>{formatFcfa(line.totalAmount)}</Typography>
    </ListItem>
  );
}

export function OrderLines({ order }: { order: Order }) {
  return (
    <Panel title={`Articles (${order.itemsCount})`}>
      <List disablePadding>
        {order.orderItems.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </List>
    </Panel>
  );
}
