import { describe, expect, it } from 'vitest';
import type { BlogCommentStatus } from '@tokpa/contract';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });
const visitor = shop.client();
const staff = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
const writer = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);

let written = 0;
async function publishPost(): Promise<string> {
  written += 1;
  const body = { title: `Lecture ${written}`, status: 'PUBLISHED' } as const;
  return (await writer.call('POST /blog-posts', { body })).data.id;
}

function comment(shopper: Shopper, postId: string, content = 'Merci pour ces conseils !') {
  return shop
    .client(shopper.token)
    .call('POST /blog-posts/{id}/comments', { params: { id: postId }, body: { content } });
}

async function shown(postId: string) {
  return (await visitor.call('GET /blog-posts/{id}/comments', { params: { id: postId } })).data;
}

type Judgement = { status?: BlogCommentStatus; answer?: string | null; updatedAt?: string };

function judge(id: string, body: Judgement) {
  return staff.call('PUT /blog-comments/{id}', { params: { id }, body });
}

describe('a reader’s comment', () => {
  it('waits for the team, then everybody reads it under a first name and an initial', async () => {
    const postId = await publishPost();
    const shopper = await createShopper(shop, { firstName: 'Mariama', lastName: 'adjovi' });
    const { data, message } = await comment(shopper, postId);
    expect(data).toMatchObject({ status: 'PENDING', user: { firstName: 'Mariama', lastName: 'A.' } });
    expect(message).toContain('relecture');
    expect(await shown(postId)).toEqual([]);

    await judge(data.id, { status: 'APPROVED' });
    expect(await shown(postId)).toMatchObject([{ id: data.id, user: { lastName: 'A.' }, answer: null }]);
    const { data: post } = await visitor.call('GET /blog-posts/{id}', { params: { id: postId } });
    expect(post.commentsCount).toBe(1);

    await judge(data.id, { status: 'SPAM' });
    expect(await shown(postId)).toEqual([]);
  });

  it('is answered by the shop, which may take its answer back', async () => {
    const postId = await publishPost();
    const { data } = await comment(await createShopper(shop), postId);
    await judge(data.id, { status: 'APPROVED', answer: 'Avec plaisir.' });
    const [answered] = await shown(postId);
    expect(answered).toMatchObject({ answer: 'Avec plaisir.', answeredAt: shop.clock.now().toISOString() });
    await judge(data.id, { answer: '' });
    expect(await shown(postId)).toMatchObject([{ answer: null, answeredAt: null }]);
  });

  it('stays as a colleague has judged and answered it when somebody decides on what they had read before', async () => {
    const postId = await publishPost();
    const { data } = await comment(await createShopper(shop), postId);
    const read = async () => (await staff.call('GET /blog-comments/{id}', { params: { id: data.id } })).data;
    const { updatedAt } = await read();
    await judge(data.id, { status: 'REJECTED', updatedAt });
    const late = { status: 'APPROVED', answer: 'Avec plaisir.', updatedAt } as const;
    expect(await refusalOf(judge(data.id, late))).toMatchObject({ status: 409, code: 'handled_meanwhile' });
    expect(await shown(postId)).toEqual([]);
    // The answer to the first call was lost: once more is refused to nobody.
    expect((await judge(data.id, { status: 'REJECTED', updatedAt })).data.status).toBe('REJECTED');
    const now = await read();
    await judge(data.id, { ...late, updatedAt: now.updatedAt });
    expect(await shown(postId)).toMatchObject([{ answer: 'Avec plaisir.' }]);
    const second = judge(data.id, { answer: 'Bientôt.', updatedAt: now.updatedAt });
    expect((await refusalOf(second)).code).toBe('handled_meanwhile');
    expect(await shown(postId)).toMatchObject([{ answer: 'Avec plaisir.' }]);
  });

  it('reads downwards, the oldest first, page by page', async () => {
    const postId = await publishPost();
    for (const content of ['un', 'deux', 'trois']) {
      const { data } = await comment(await createShopper(shop), postId, content);
      await judge(data.id, { status: 'APPROVED' });
      shop.clock.pass(1);
    }
    expect((await shown(postId)).map(({ content }) => content)).toEqual(['un', 'deux', 'trois']);
    const second = await visitor.call('GET /blog-posts/{id}/comments', {
      params: { id: postId },
      query: { page: 2, limit: 2 },
    });
    expect([second.meta.total, second.data.map(({ content }) => content)]).toEqual([3, ['trois']]);
  });

  it('needs an account, words, and an article that can be read', async () => {
    const postId = await publishPost();
    const body = { content: 'Bonjour' };
    const anonymous = visitor.call('POST /blog-posts/{id}/comments', { params: { id: postId }, body });
    expect(await refusalOf(anonymous)).toMatchObject({ status: 401, code: 'login_required' });
    const shopper = await createShopper(shop);
    expect((await refusalOf(comment(shopper, postId, '  '))).errors).toEqual({
      content: ['Veuillez écrire votre commentaire'],
    });
    await writer.call('PATCH /blog-posts/{id}/status', { params: { id: postId }, body: { status: 'DRAFT' } });
    expect(await refusalOf(comment(shopper, postId))).toMatchObject({ status: 404, code: 'blog_post_not_found' });
  });

  it('one after the other is slowed down', async () => {
    const postId = await publishPost();
    const shopper = await createShopper(shop);
    for (let sent = 0; sent < 5; sent += 1) await comment(shopper, postId);
    expect(await refusalOf(comment(shopper, postId))).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  it('goes along with who takes their data, and stays without a name when the account closes', async () => {
    const postId = await publishPost();
    const shopper = await createShopper(shop, { firstName: 'Yao' });
    const { data } = await comment(shopper, postId, 'Je garde la recette.');
    await judge(data.id, { status: 'APPROVED' });
    expect((await shown(postId)).map(({ user }) => user.firstName)).toEqual(['Yao']);
    const client = shop.client(shopper.token);
    expect((await client.call('GET /auth/export')).blogComments).toMatchObject([{ content: 'Je garde la recette.' }]);
    await client.call('DELETE /auth/account', { body: { password: shopper.password } });
    expect((await shown(postId)).map(({ user }) => user.firstName)).toEqual(['Compte supprimé']);
  });
});

describe('the team’s list of comments', () => {
  it('is filtered by status, article and words, and anybody at the shop may judge, but writers delete', async () => {
    const postId = await publishPost();
    const { data: waiting } = await comment(await createShopper(shop), postId, 'Où trouver du fonio ?');
    const { data: other } = await comment(await createShopper(shop), postId, 'Super');
    await judge(other.id, { status: 'REJECTED' });
    const ids = async (query: Record<string, string>) =>
      (await staff.call('GET /blog-comments', { query })).data.map(({ id }) => id);
    expect(await ids({ postId, status: 'PENDING' })).toEqual([waiting.id]);
    expect(await ids({ postId, sort: 'createdAt' })).toEqual([waiting.id, other.id].toSorted());
    expect(await ids({ postId, search: 'FONIO' })).toEqual([waiting.id]);
    const { data } = await staff.call('GET /blog-comments/{id}', { params: { id: waiting.id } });
    expect(data).toMatchObject({ post: { id: postId }, user: { lastName: 'Houngbédji' } });

    const remove = (who: typeof staff) => who.call('DELETE /blog-comments/{id}', { params: { id: waiting.id } });
    expect((await refusalOf(remove(staff))).status).toBe(403);
    await remove(writer);
    expect((await refusalOf(remove(writer))).code).toBe('blog_comment_not_found');
    const shopper = shop.client((await createShopper(shop)).token);
    expect((await refusalOf(shopper.call('GET /blog-comments'))).status).toBe(403);
  });

  it('tells who may not read customers who wrote, and not where they are reached: nor is it found by their address', async () => {
    const postId = await publishPost();
    const { email, token } = await createShopper(shop);
    const body = { content: 'Merci !' };
    const { data } = await shop.client(token).call('POST /blog-posts/{id}/comments', { params: { id: postId }, body });
    const params = { id: data.id };
    const listed = async (who: typeof writer, search?: string) =>
      (await who.call('GET /blog-comments', { query: { postId, ...(search && { search }) } })).data.map(
        ({ user }) => user.email,
      );
    expect([await listed(staff), await listed(staff, email)]).toEqual([[email], [email]]);
    expect([await listed(writer), await listed(writer, email)]).toEqual([[undefined], []]);
    const { data: read } = await writer.call('GET /blog-comments/{id}', { params });
    const { data: judged } = await writer.call('PUT /blog-comments/{id}', { params, body: { status: 'APPROVED' } });
    for (const { user } of [read, judged]) {
      expect(user.lastName).toBe('Houngbédji');
      expect(user).not.toHaveProperty('email');
    }
  });
});
