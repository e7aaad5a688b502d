import { Create, Edit } from 'react-admin';
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
    <Edit title={false} actions={<PageHeading title="Campagne" />} mutationMode="pessimistic" redirect="show">
      <CampaignForm />
    </Edit>
  );
}
