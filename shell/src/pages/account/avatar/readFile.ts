/** The bytes of a file. */
export async function readBytes(file: Blob): Promise<Uint8Array> {
  const bytes = await read(file, 'readAsArrayBuffer');
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array();
}

/** A file as a data address, which the page's policy lets pictures have. */
export async function readAddress(file: Blob): Promise<string> {
  return String(await read(file, 'readAsDataURL'));
}

function read(file: Blob, how: 'readAsArrayBuffer' | 'readAsDataURL'): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader[how](file);
  });
}
