import { data } from 'react-router';
import { NotFound } from '../shell/index.ts';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound title="Page non trouvée" />;
}
