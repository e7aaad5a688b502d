import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  badge?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
};

/** One choice of a group as a whole card; put several in a `<fieldset>` with the same `name`. */
export function RadioCard({ title, badge, icon, children, id, ...input }: RadioCardProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <label
      htmlFor={inputId}
      className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint/50 has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-info"
    >
      <input
        type="radio"
        {...input}
        id={inputId}
        className="mt-0.5 size-5 shrink-0 accent-primary supports-[selector(:has(a))]:outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {title}
          {badge}
        </span>
        {children && <span className="text-sm text-muted">{children}</span>}
      </span>
      {icon && <span className="shrink-0 text-primary">{icon}</span>}
    </label>
  );
}
