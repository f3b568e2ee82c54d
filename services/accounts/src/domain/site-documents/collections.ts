// Who may do what in a collection, of whichever site. What is not in the table is for super-admins alone.
export type Permission = 'super-admin' | 'nobody';
export type Permissions = { read: Permission; write: Permission; delete: Permission };

const superAdmins: Permissions = { read: 'super-admin', write: 'super-admin', delete: 'super-admin' };

const byCollection = new Map<string, Permissions>([
  // The product reads it for every visitor. A banner is switched off by its field `shown`, not by deleting it.
  ['banners', { ...superAdmins, delete: 'nobody' }],
]);

export function permissionsOf(collectionId: string): Permissions {
  return byCollection.get(collectionId) ?? superAdmins;
}

export function mayBy(permission: Permission, staff: string | null): boolean {
  return permission === 'super-admin' && staff === 'super-admin';
}
