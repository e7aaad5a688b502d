import { required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import {
  CAMPAIGN_AUDIENCE_LABELS,
  CAMPAIGN_PREHEADER_MAX,
  CAMPAIGN_SUBJECT_MAX,
  type CampaignAudience,
} from '@tokpa/contract/email-campaigns';
import { FormSection, MomentInput, RichTextEditor } from '../ui/index.ts';
import { AUDIENCE_CHOICES } from './campaign-words.tsx';
import { useAudiences } from './use-audiences.ts';

type AudienceChoice = { id: CampaignAudience; name: string };

function useAudienceChoices(): AudienceChoice[] {
  const audiences = useAudiences();
  if (!audiences) return AUDIENCE_CHOICES;
  return audiences.map(({ audience, count }) => ({
    id: audience,
    name: `${CAMPAIGN_AUDIENCE_LABELS[audience]} (${count})`,
  }));
}

/** The words of a campaign, to whom and when. */
export function CampaignForm() {
  const audiences = useAudienceChoices();
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
