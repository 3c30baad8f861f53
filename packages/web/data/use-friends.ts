import { useRelationships } from './topics.ts';
import { useMutation } from './use-mutation.ts';

/** Friends, requests and blocks, with a way to change them. The live connection brings the new state. */
export const useFriends = () => {
  const people = useRelationships();
  return { people, ...useMutation() };
};
