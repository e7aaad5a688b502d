import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** The shape of a grid that is on its way. */
export function ProductGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <SkeletonGroup label={label} className="grid cols-products gap-3 md:gap-5">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-square rounded-none!" />
          <div className="flex flex-col gap-2 p-2.5 sm:p-4">
            <Skeleton className="h-5 w-11/12" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-2 h-11" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
