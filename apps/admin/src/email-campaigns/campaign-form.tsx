import { required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import {
  CAMPAIGN_AUDIENCE_LABELS,
  CAMPAIGN_PREHEADER_MAX,
  CAMPAIGN_SUBJECT_MAX,
  type CampaignAudience,
} from '@tokpa/contract/email-campaigns';
import { api } from '../api.ts';
import { FormSection, MomentInput, RichTextEditor } from '../ui/index.ts';
import { AUDIENCE_CHOICES } from './campaign-words.tsx';

type AudienceChoice = { id: CampaignAudience; name: string };

function useAudiences(): AudienceChoice[] {
  const { data } = useQuery({
    queryKey: ['email-campaigns', 'audiences'],
    queryFn: () => api.call('GET /admin/email-campaigns/audiences'),
  });
  if (!data) return AUDIENCE_CHOICES;
  return data.data.map(({ audience, count }) => ({
    id: audience,
    name: `${CAMPAIGN_AUDIENCE_LABELS[audience]} (${count})`,
  }));
}

/** The words of a campaign, to whom and when. */
export function CampaignForm() {
  const audiences = useAudiences();
  return (
    <SimpleForm defaultValues={{ audience: 'SUBSCRIBERS', content: '' }} sx={{ maxWidth: 720 }}>
      <TextInput
        source="subject"
        label="Objet"
        validate={required('L’objet est requis')}
        slotProps={{ htmlInput: { maxLength: CAMPAIGN_SUBJECT_MAX } }}
      />
      <TextInput
        source="preheader"
        label="Aperçu"
        helperText="Ce que la boîte de réception montre après l’objet"
        slotProps={{ htmlInput: { maxLength: CAMPAIGN_PREHEADER_MAX } }}
      />
      <FormSection title="Message">
        <RichTextEditor source="content" label="Texte" />
      </FormSection>
      <SelectInput
        source="audience"
        label="Destinataires"
        choices={audiences}
        validate={required('Choisissez les destinataires')}
        helperText="Seulement des personnes qui ont confirmé leur inscription à la lettre"
      />
      <MomentInput
        source="scheduledAt"
        label="Envoyer le"
        helperText="Heure du Bénin. Vide : dès que vous l’envoyez. Rien ne part tant que vous ne l’avez pas demandé"
      />
    </SimpleForm>
  );
}
