import { useId, useState } from 'react';
import { RichTextField } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import VisibilityIcon from '@mui/icons-material/Visibility';

type Written = {
  title?: string;
  excerpt?: string | null;
  content?: string | null;
  author?: string | null;
  image?: string | { src: string } | null;
};

function Preview({ post, onClose }: { post: Written; onClose: () => void }) {
  const titleId = useId();
  const image = typeof post.image === 'string' ? post.image : post.image?.src;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h1' }}>
        {post.title || 'Sans titre'}
      </DialogTitle>
      <DialogContent>
        {post.excerpt && <Typography sx={{ fontSize: '1.125rem' }}>{post.excerpt}</Typography>}
        {post.author && <Typography color="text.secondary">Par {post.author}</Typography>}
        {image !== undefined && (
          <Box component="img" src={image} alt="" sx={{ width: '100%', maxHeight: 360, objectFit: 'cover', my: 2 }} />
        )}
        <RichTextField
          record={{ id: 'preview', content: post.content ?? '' }}
          source="content"
          component="div"
          sx={{ '& img': { display: 'block', maxWidth: 'min(100%, 680px)', height: 'auto', my: 2, borderRadius: 2 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the article as it is written now, saved or not. */
export function PreviewButton() {
  const [post, setPost] = useState<Written>();
  const { getValues } = useFormContext<Written>();
  return (
    <>
      <Button startIcon={<VisibilityIcon />} onClick={() => setPost(getValues())} sx={{ minHeight: 44 }}>
        Aperçu
      </Button>
      {post && <Preview post={post} onClose={() => setPost(undefined)} />}
    </>
  );
}
