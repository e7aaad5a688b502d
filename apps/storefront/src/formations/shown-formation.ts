import { FORMATION_LEVEL_LABELS } from '@tokpa/contract/course-labels';
import type { Formation, FormationDetail } from '@tokpa/contract/formations';
import type { Picture } from '@tokpa/contract/pictures';
import type { Entry } from '../ui/entry-card.tsx';

export function lessonsInWords(count: number): string {
  return count > 1 ? `${count} leçons` : `${count} leçon`;
}

function factsOf({ level, duration, lessonsCount }: Formation): string[] {
  return [FORMATION_LEVEL_LABELS[level], duration, lessonsCount > 0 ? lessonsInWords(lessonsCount) : ''].filter(
    Boolean,
  );
}

export function formationEntry(formation: Formation): Entry {
  const { id, slug, title, picture, description, price } = formation;
  return { id, to: `/formation/${slug}`, title, picture, facts: factsOf(formation), text: description, price };
}

export type ShownLesson = {
  id: string;
  title: string;
  durationMinutes: number | null;
  /** What an open lesson says; null: one must be enrolled. */
  open: { content: string; videoUrl: string | null; documentUrl: string | null } | null;
};

export type ShownModule = { id: string; title: string; lessons: ShownLesson[] };

/** Elsewhere, or a file of the shop that is downloaded. */
export type ShownDocument = { title: string; to: string; isFile: boolean };

export type ShownFormation = Pick<
  FormationDetail,
  'id' | 'slug' | 'title' | 'description' | 'content' | 'price' | 'duration' | 'lessonsCount' | 'modulesCount'
> & { picture: Picture | null; level: string; modules: ShownModule[]; documents: ShownDocument[] };

/** What the page of a formation draws. */
export function toShownFormation(formation: FormationDetail): ShownFormation {
  const { id, slug, title, description, content, price, duration, lessonsCount, modulesCount, picture } = formation;
  return {
    id,
    slug,
    title,
    description,
    content,
    price,
    duration,
    lessonsCount,
    modulesCount,
    picture,
    level: FORMATION_LEVEL_LABELS[formation.level],
    documents: formation.documents.map(({ title, url, fileUrl }) => ({
      title,
      to: url ?? fileUrl ?? '',
      isFile: url === null,
    })),
    modules: formation.modules.map((module) => ({
      id: module.id,
      title: module.title,
      lessons: module.lessons.map(({ id, title, durationMinutes, isPreview, content, videoUrl, documentUrl }) => ({
        id,
        title,
        durationMinutes,
        open: isPreview ? { content: content ?? '', videoUrl, documentUrl } : null,
      })),
    })),
  };
}
