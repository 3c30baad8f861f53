/** Copies the value of a field. False if the browser refuses; the text is then selected. */
export const copyText = async (field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    return true;
  } catch {
    // The clipboard API needs TLS, which local networks often lack.
    field?.select();
    return document.execCommand('copy');
  }
};
