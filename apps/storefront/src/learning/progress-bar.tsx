/** How far a formation has been followed. */
export function ProgressBar({ percent, name }: { percent: number; name: string }) {
  return (
    <div className="flex items-center gap-3">
      <progress
        value={percent}
        max={100}
        aria-label={`Progression : ${name}`}
        className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
      <span className="shrink-0 text-sm font-semibold tabular-nums">{`${percent} %`}</span>
    </div>
  );
}
