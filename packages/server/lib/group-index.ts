/** Index of members by group. */
export interface GroupIndex<Member> {
  /** Sets the groups of a member. */
  put(member: Member, groups: readonly string[]): void;
  remove(member: Member): void;
  of(group: string): readonly Member[];
}

export const makeGroupIndex = <Member>(): GroupIndex<Member> => {
  const groups = new Map<string, Set<Member>>();
  const groupsOf = new Map<Member, readonly string[]>();

  const remove = (member: Member) => {
    for (const group of groupsOf.get(member) ?? []) {
      const members = groups.get(group);
      members?.delete(member);
      if (members?.size === 0) groups.delete(group);
    }
    groupsOf.delete(member);
  };
  return {
    put: (member, into) => {
      remove(member);
      groupsOf.set(member, into);
      for (const group of into) groups.set(group, (groups.get(group) ?? new Set()).add(member));
    },
    remove,
    of: (group) => [...(groups.get(group) ?? [])],
  };
};
