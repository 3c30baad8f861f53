import Type from 'typebox';
import { Annotation, ListedAnnotation, OwnAnnotation, SaveAnnotation } from '../annotations.ts';
import { ById, Empty } from './params.ts';
import type { Route } from './route.ts';

/** Annotated replays. */
export const ANNOTATION_ROUTES = {
  annotations: {
    method: 'GET',
    path: '/annotations',
    tag: 'matches',
    summary: 'List your annotated replays, the latest first',
    answer: Type.Array(ListedAnnotation),
    who: 'person',
  },
  annotation: {
    method: 'GET',
    path: '/annotations/:id',
    tag: 'matches',
    summary: 'Get an annotated replay',
    params: ById,
    answer: Annotation,
    who: 'anyone',
  },
  removeAnnotation: {
    method: 'DELETE',
    path: '/annotations/:id',
    tag: 'matches',
    summary: 'Delete one of your annotated replays',
    params: ById,
    answer: Empty,
    who: 'person',
  },
  ownAnnotation: {
    method: 'GET',
    path: '/matches/:id/annotation',
    tag: 'matches',
    summary: 'Get what you have written about a match',
    params: ById,
    answer: OwnAnnotation,
    who: 'person',
  },
  saveAnnotation: {
    method: 'PUT',
    path: '/matches/:id/annotation',
    tag: 'matches',
    summary: 'Save what you write about a finished match; everybody with its link can read it',
    description:
      'Names the version that you have changed. If it is not the latest, it is refused with `annotation-changed`.',
    params: ById,
    body: SaveAnnotation,
    answer: Annotation,
    who: 'person',
  },
  removeAnnotationAsStaff: {
    method: 'DELETE',
    path: '/desk/annotations/:id',
    tag: 'admin',
    summary: 'Delete the annotated replay of a player',
    params: ById,
    answer: Empty,
    who: 'staff',
    audited: 'annotation',
  },
} as const satisfies Record<string, Route>;
