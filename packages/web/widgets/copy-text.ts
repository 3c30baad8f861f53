/** Copies what stands in a field. False: the browser did not let us; it is marked, to be copied by hand. */
export const copyText = async (field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    return true;
  } catch {
    // Pages without TLS, as in a local network, may not write to the clipboard.
    field?.select();
    return document.execCommand('copy');
  }
};
