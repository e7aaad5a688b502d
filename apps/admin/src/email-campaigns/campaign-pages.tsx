import { Create, Edit } from 'react-admin';
import { ifUnread } from '../query-client.ts';
import { PageHeading } from '../ui/index.ts';
import { CampaignForm } from './campaign-form.tsx';

export function CampaignCreate() {
  return (
    <>
      <PageHeading title="Nouvelle campagne" />
      <Create title={false} redirect="show">
        <CampaignForm />
      </Create>
    </>
  );
}

export function CampaignEdit() {
  return (
    // Its page, where saving leads, shows what was read here.
    <Edit
      title={false}
      actions={<PageHeading title="Campagne" />}
      mutationMode="pessimistic"
      redirect="show"
      queryOptions={{ onError: undefined, refetchOnReconnect: ifUnread }}
      mutationOptions={{}}
    >
      <CampaignForm />
    </Edit>
  );
}
