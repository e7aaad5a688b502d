import { BLOG_COMMENT_MAX } from '@tokpa/contract/limits';
import { useEffect, useRef } from 'react';
import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { FormFrame } from '../ui/form-frame.tsx';
import { TextAreaField } from '../ui/text-field.tsx';

type CommentFormProps = {
  slug: string;
  draft: string;
  onDraft: (content: string) => void;
  onSent: (sent: { content: string; message: string }) => void;
  onClose: () => void;
};

export default function CommentForm({ slug, draft, onDraft, onSent, onClose }: CommentFormProps) {
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => start.current?.focus(), []);
  const state = useForm({
    initial: { content: draft },
    validate: ({ content }) => ({ ...(content.trim() === '' && { content: 'Veuillez écrire votre commentaire' }) }),
    send: async ({ content }) => {
      const sent = await api.call('POST /blog-posts/{id}/comments', {
        params: { id: slug },
        body: { content: content.trim() },
      });
      onSent({ content: sent.data.content, message: sent.message });
    },
    failure: "Erreur lors de l'envoi du commentaire",
  });
  const content = state.text('content');
  return (
    <div className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h3 ref={start} tabIndex={-1} className="mb-4 text-lg outline-none">
        Votre commentaire
      </h3>
      <FormFrame
        state={state}
        label="Votre commentaire"
        submit="Envoyer"
        busyLabel="Envoi en cours..."
        onCancel={onClose}
        note={<p className="text-sm text-muted">Notre équipe relit chaque commentaire avant de le publier.</p>}
      >
        <TextAreaField
          {...content}
          onChange={(event) => {
            content.onChange(event);
            onDraft(event.target.value);
          }}
          label="Commentaire"
          required
          maxLength={BLOG_COMMENT_MAX}
          hint={`${state.values.content.length} / ${BLOG_COMMENT_MAX} caractères`}
        />
      </FormFrame>
    </div>
  );
}
