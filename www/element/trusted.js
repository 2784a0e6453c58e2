// Addresses of our own scripts as a browser takes them where the policy of a page asks for trusted types. All of it goes by one policy,
// whose name a page may have to allow.

/** @type {{ createScriptURL(address: string): string } | undefined} */ let policy;

export function trusted() {
  const plain = { createScriptURL: (/** @type {string} */ address) => address };
  policy ??= Reflect.get(self, 'trustedTypes')?.createPolicy('cauce', plain) ?? plain;
  return /** @type {typeof plain} */ (policy);
}
