-- A download, or the moment at which a scheduled post appears, changes nothing of what was written.
drop trigger content_library_touched on content_library;
create trigger content_library_touched
  before update of title, description, type, file_key, url, category, is_public, formation_id on content_library
  for each row execute function touch_updated_at();
drop trigger blog_posts_touched on blog_posts;
create trigger blog_posts_touched
  before update of slug, title, excerpt, content, picture, category_id, author, seo_title, seo_description, status, published_at
  on blog_posts for each row execute function touch_updated_at();
