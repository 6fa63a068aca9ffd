//! What a process uses.

use testclient::Failure;

/// The memory of a process, in KiB. Pages of the program's own file are left out: they are read in once, whatever the
/// number of tables, and the kernel may drop them.
pub(crate) fn kibibytes(process: u32) -> Result<f64, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).ok_or("no RssAnon")?;
    let number = line.split_whitespace().next().ok_or("no number")?;
    Ok(number.parse()?)
}

/// How many files a process has open.
pub(crate) fn files(process: u32) -> Result<usize, Failure> {
    Ok(std::fs::read_dir(format!("/proc/{process}/fd"))?.count())
}
