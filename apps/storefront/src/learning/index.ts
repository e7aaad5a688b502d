export { LearningList, LearningSkeleton } from './learning-list.tsx';
export { Lessons, LessonsSkeleton } from './lessons.tsx';
