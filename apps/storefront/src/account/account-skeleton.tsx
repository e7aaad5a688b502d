import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** The shape of the account until its shopper is known. */
export function AccountSkeleton() {
  return (
    <SkeletonGroup label="Chargement de votre compte..." className="long-page">
      <Skeleton className="mb-4 h-6 w-40 md:mb-6" />
      <div className="flex flex-col gap-6 md:flex-row md:gap-8">
        <div className="flex gap-2 overflow-hidden md:w-60 md:shrink-0 md:flex-col">
          <Skeleton className="h-12 w-24 shrink-0 md:w-full" />
          <Skeleton className="h-12 w-36 shrink-0 md:w-full" />
          <Skeleton className="h-12 w-32 shrink-0 md:w-full" />
          <Skeleton className="hidden h-12 md:block" />
        </div>
        <Skeleton className="h-80 rounded-card md:flex-1" />
      </div>
    </SkeletonGroup>
  );
}
