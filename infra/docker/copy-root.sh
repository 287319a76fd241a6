#!/bin/sh
# copy-root.sh FOLDER: copies node, a shell and the libraries of both from an official image of Node into an empty root.
set -eu
to=$1
mkdir -p "$to/usr/bin" "$to/usr/local/bin" "$to/usr/lib" "$to/etc" "$to/var/lib/dpkg/status.d" "$to/tmp" "$to/home/node" "$to/data" "$to/backups"
for folder in bin lib lib64; do [ ! -e "/usr/$folder" ] || ln -s "usr/$folder" "$to/$folder"; done

# Symbols, for debuggers of native code, are a seventh of the program.
strip -o "$to/usr/local/bin/node" "$(command -v node)"
for program in sh cat ls env sleep; do cp -L "$(command -v "$program")" "$to/usr/bin/"; done

# The loader, glibc with what looks up host names, and what the programs and compiled packages link to.
for library in $(ldd "$to"/usr/bin/* "$to/usr/local/bin/node" | grep -oE '/lib[^ ]+' | sort -u) \
  /lib/*-linux-gnu/libnss_dns.so.2 /lib/*-linux-gnu/libnss_files.so.2 /lib/*-linux-gnu/libresolv.so.2 \
  /lib/*-linux-gnu/libdl.so.2 /lib/*-linux-gnu/libpthread.so.0 /lib/*-linux-gnu/librt.so.1 /lib/*-linux-gnu/libm.so.6 \
  /lib/*-linux-gnu/libstdc++.so.6 /lib/*-linux-gnu/libgcc_s.so.1; do
  mkdir -p "$to/usr${library%/*}"
  cp -L "/usr$library" "$to/usr$library"
done

grep -E '^(root|node|nobody):' /etc/passwd > "$to/etc/passwd"
grep -E '^(root|node|nogroup):' /etc/group > "$to/etc/group"
echo 'hosts: files dns' > "$to/etc/nsswitch.conf"
cp -L /etc/os-release "$to/etc/os-release"
# By these, scanners know which packages of Debian the files are from. Debian names some of them without /usr.
owner() { dpkg -S "$1" 2> /dev/null || dpkg -S "${1#/usr}" 2> /dev/null || { echo "no package of Debian has $1" >&2; exit 1; }; }
files=$(for program in sh cat ls env sleep; do readlink -f "$(command -v "$program")"; done; cd "$to" && find usr/lib* -type f | sed 's|^|/|')
packages=$(for file in $files; do owner "$file" | sed 's/:.*//'; done | sort -u)
for package in $packages; do dpkg -s "$package" > "$to/var/lib/dpkg/status.d/$package"; done

chmod 1777 "$to/tmp"
# A volume mounted on one of these folders takes its owner from it.
chown node:node "$to/home/node" "$to/data" "$to/backups"
