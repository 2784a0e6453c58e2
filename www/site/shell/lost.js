// A program that takes a link for a path encodes its `#`. A host is then asked for a file that there is not, and shows the
// page with this script, which leads on to what was meant. What such programs add behind a `?` is theirs.

(() => {
  const [, folder, fragment = ''] = /^(.*?)%(?:25)*23(.*)$/.exec(location.pathname) ?? [];
  if (folder === undefined) return;
  try {
    // Some encode what follows, too.
    location.replace(`${folder}#${fragment.includes('=') ? fragment : decodeURIComponent(fragment)}`);
  } catch {
    location.replace(folder);
  }
})();
