import { type Fields, isFields, isSame } from './changed-fields.ts';

type List = readonly unknown[];

/** What an item is known by: a picture by its address, an option by its name, and so what has just been added without an id. */
const KEYS = ['id', 'src', 'name'] as const;

/** What sales change by themselves: with an item that nobody touched here, it would undo what was sold meanwhile. */
const MOVES_BY_ITSELF = 'stock';

function isSameItem(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isFields(one) || !isFields(other)) return false;
  const key = KEYS.find((name) => one[name] !== undefined && other[name] !== undefined);
  return key !== undefined && one[key] === other[key];
}

const findIn = (list: List, item: unknown) => list.find((one) => isSameItem(one, item));
const isIn = (list: List, item: unknown) => list.some((one) => isSameItem(one, item));

/** Whether a form changed an item; it may hold less of it than the record does. */
function isTouched(item: unknown, was: unknown): boolean {
  return isFields(item) && isFields(was) && Object.entries(item).some(([name, value]) => !isSame(value, was[name]));
}

function isReordered(list: List, was: List): boolean {
  const kept = was.filter((one) => isIn(list, one));
  return list.filter((one) => isIn(was, one)).some((one, at) => !isSameItem(one, kept[at]));
}

/** The first list, and what only the second has, each after what stands before it there. */
function weave(list: List, others: List): unknown[] {
  const woven = [...list];
  for (const [at, other] of others.entries()) {
    if (isIn(woven, other)) continue;
    const before = at === 0 ? -1 : woven.findIndex((one) => isSameItem(one, others[at - 1]));
    woven.splice(before + 1, 0, other);
  }
  return woven;
}

function mergeItem(item: unknown, was: unknown, now: unknown): unknown {
  if (!isFields(item) || !isFields(now)) return item;
  const before = isFields(was) ? was : {};
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, mergeValue(value, before[name], now[name])]),
  );
}

function mergeValue(value: unknown, was: unknown, now: unknown): unknown {
  if (isSame(value, was)) return now;
  return Array.isArray(value) && Array.isArray(now) ? mergeList(value, Array.isArray(was) ? was : [], now) : value;
}

function asKept(item: unknown): unknown {
  if (!isFields(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== MOVES_BY_ITSELF));
}

/** One order holds: that of the form where it was changed there, else that of the record as it is now. */
function mergeList(list: List, was: List, now: List): unknown[] {
  const isGone = (one: unknown) => isIn(was, one) && !isIn(now, one) && !isTouched(one, findIn(was, one));
  const ours = list
    .filter((one) => !isGone(one))
    .map((one) => (isIn(now, one) ? mergeItem(one, findIn(was, one), findIn(now, one)) : one));
  const theirs = now.filter((one) => isIn(list, one) || !isIn(was, one)).map((one) => findIn(ours, one) ?? asKept(one));
  return isReordered(list, was) ? weave(ours, theirs) : weave(theirs, ours);
}

/** Lists of words and of files are sent as the form holds them. */
const isListOfItems = (list: unknown): list is List => Array.isArray(list) && list.every(isFields);

/** Whether a form changed a list that the API takes whole: what it leaves out is removed, a colleague's new items too. */
export function changesLists(changed: Fields, began: Fields): boolean {
  return Object.entries(changed).some(([name, list]) => isListOfItems(list) && isListOfItems(began[name]));
}

/**
 * What a form changed, with what colleagues did meanwhile to its lists: `began` is the record as the form read it, `now` as it is.
 * What the form added, changed, removed and moved holds, and so does what only they did.
 */
export function mergeLists(changed: Fields, { began, now }: { began: Fields; now: Fields }): Fields {
  const merged = Object.entries(changed).map(([name, list]) => {
    const [was, is] = [began[name], now[name]];
    return [name, isListOfItems(list) && isListOfItems(was) && isListOfItems(is) ? mergeList(list, was, is) : list];
  });
  return Object.fromEntries(merged) as Fields;
}
