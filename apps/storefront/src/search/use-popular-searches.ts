import { useRouteLoaderData } from 'react-router';

type FrameData = { settings?: { popularSearches?: string[] } };

/** What the shop proposes to look for, as the frame of every page brings it. */
export function usePopularSearches(): readonly string[] {
  return useRouteLoaderData<FrameData>('root')?.settings?.popularSearches ?? [];
}
